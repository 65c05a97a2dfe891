/** Bangla headlines and descriptions of pages for search engines and previews of shared links. */
export const meta = {
  about: {
    headline: 'মার্কেটপ্লেস যেভাবে চলে',
    description: 'ক্রেতা ও কর্মীরা এখানে কী করেন, একটি কয়েনের দাম কত, আর কাজ থেকে কীভাবে টাকা আসে।',
  },
  register: { description: 'ক্রেতা বা কর্মী হিসেবে যোগ দিন। নতুন অ্যাকাউন্টে শুরু থেকেই কয়েন থাকে।' },
} as const;
