/** Bangla texts of the field that uploads a picture. */
export const image = {
  choose: 'ছবি বেছে নিন',
  none: 'কোনো ছবি বেছে নেওয়া হয়নি',
  ofDraft: 'আপনার খসড়ার ছবি',
  uploading: 'আপলোড হচ্ছে...',
  uploaded: 'ছবি আপলোড হয়েছে!',
  failed: 'ছবি আপলোড করা যায়নি।',
  kinds: 'PNG, JPEG, GIF, WebP বা AVIF, সর্বোচ্চ ৩২ MB',
  because: {
    empty: 'ফাইলটি খালি।',
    large: 'ফাইলটি এর চেয়ে বড়।',
    kind: 'ফাইলটি অন্য ধরনের।',
    host: 'ছবিটি রাখা যায়নি। আবার চেষ্টা করতে এটি আবার বেছে নিন।',
  },
} as const;
