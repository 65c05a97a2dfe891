/** Bangla texts of the panel that shows one record beside its list. */
export const details = {
  label: 'বিস্তারিত',
  tabs: 'অংশসমূহ',
  notFound: 'এটি আর নেই।',
  failed: 'বিস্তারিত আনা যায়নি।',
  back: 'তালিকায় ফিরে যান',
  shown: '%{total}টির মধ্যে প্রথম %{count}টি',
  cut: 'এখানে কাটা হয়েছে: %{total}টি অক্ষরের প্রথম %{shown}টি।',
} as const;
