/** Descriptions for search engines and shared links. */
export const meta = {
  home: {
    headline: 'ছোট কাজ দিন, কিংবা করে আয় করুন',
    description:
      'ক্রেতারা ছোট ছোট কাজ দেন, পারিশ্রমিক দেন কয়েনে। কর্মীরা পছন্দের কাজ বেছে নেন, কাজ জমা দেন আর আসল টাকা তুলে নেন।',
  },
  about: {
    headline: 'মার্কেটপ্লেস যেভাবে চলে',
    description: 'ক্রেতা ও কর্মীরা এখানে কী করেন, একটি কয়েনের দাম কত, আর কাজ থেকে কীভাবে টাকা আসে।',
  },
  login: { headline: 'লগইন', description: 'আপনার কাজ ও কয়েন দেখতে লগইন করুন।' },
  register: {
    headline: 'আপনার অ্যাকাউন্ট খুলুন',
    description: 'ক্রেতা বা কর্মী হিসেবে যোগ দিন। নতুন অ্যাকাউন্টে শুরু থেকেই কয়েন থাকে।',
  },
} as const;
