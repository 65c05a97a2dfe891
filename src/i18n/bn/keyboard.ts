/** Bangla texts of the dialog that lists the keyboard shortcuts. */
export const keyboard = {
  title: 'কিবোর্ড শর্টকাট',
  search: 'এই তালিকায় খুঁজুন',
  close: 'যা খোলা আছে তা বন্ধ করুন',
  singleKeys: 'এক-বোতামের শর্টকাট',
  singleKeysHelp:
    'আপনি মুখে বলে কমান্ড দিলে বা ভুল করে বোতাম চেপে ফেললে এগুলো বন্ধ রাখুন। Ctrl বা ⌘ ধরে চাপা বোতামগুলো কাজ করতেই থাকবে।',
} as const;

export const palette = {
  title: 'খুঁজুন বা কমান্ড চালান',
  hint: {
    admin: 'পাতা, কমান্ড, মানুষ, কাজ…',
    buyer: 'পাতা, কমান্ড, আপনার কাজ…',
    worker: 'পাতা, কমান্ড, কাজ…',
  },
  pages: 'পাতা',
  commands: 'কমান্ড',
  users: 'ব্যবহারকারী',
  tasks: 'কাজ',
  withdrawals: 'টাকা তোলা',
  searchIn: '“%{text}” খুঁজুন',
  count: '%{smart_count}টি ফলাফল',
  countOfMore: '%{smart_count}টি ফলাফল, আরও আছে: লিখতে থাকুন',
  keys: { move: 'সরতে', open: 'খুলতে', close: 'বন্ধ করতে' },
} as const;
