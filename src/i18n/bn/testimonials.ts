/** What is said about the marketplace: examples, for the owner to replace (src/public-site/home/testimonials). */
export const testimonials = {
  testimonials: {
    pocket: 'বাসে বসে একটা-দুটো কাজ করি। যতটা ভেবেছিলাম, তার চেয়ে তাড়াতাড়ি কয়েন জমে, আর প্রতিটিই দেখতে পাই।',
    review: 'যা দরকার লিখে দিই, আমি অন্য কাজ করতে করতেই কাজ চলে আসে। যাচাই করতে কয়েক মিনিট লাগে।',
    clear: 'শুরু করার আগেই কাজের পাশে পারিশ্রমিক লেখা থাকে। দরদাম নেই, চমক নেই, কারও পেছনে ঘুরতেও হয় না।',
    budget: 'কতজন লাগবে আর প্রত্যেকে কত পাবেন, তা আমিই বলি। যত খরচ করব ভেবেছি, তত-ই খরচ হয়।',
  },
} as const;
