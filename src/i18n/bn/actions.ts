/** Bangla texts for the download of the changes that the user has made in this browser. */
export const actions = {
  download: 'আপনি যা করেছেন তা ডাউনলোড করুন (%{smart_count}টি)',
  hint: 'শুধু এই ব্রাউজার এটি মনে রাখে, সর্বশেষ ১০০০টি পর্যন্ত।',
  column: {
    at: 'সময় (গ্রিনিচ)',
    verb: 'কাজ',
    resource: 'তালিকা',
    name: 'রেকর্ড',
    id: 'আইডি',
    change: 'পরিবর্তন',
    result: 'ফল',
  },
  verb: { create: 'তৈরি', update: 'পরিবর্তিত', delete: 'মুছে ফেলা' },
  result: { done: 'হয়েছে', failed: 'ব্যর্থ', unknown: 'উত্তর আসেনি' },
} as const;
