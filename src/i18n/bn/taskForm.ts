/** Fields of a task, with hints and problems. */
export const taskForm = {
  taskForm: {
    title: 'কাজের শিরোনাম',
    titleRequired: 'কাজের শিরোনাম দিতে হবে',
    detail: 'কাজের বিবরণ',
    detailRequired: 'কাজের বিবরণ দিতে হবে',
    workers: 'প্রয়োজনীয় কর্মী',
    workersRequired: 'প্রয়োজনীয় কর্মীর সংখ্যা দিতে হবে',
    workersNotWhole: 'প্রয়োজনীয় কর্মী ১ বা তার বেশি পূর্ণ সংখ্যা হতে হবে',
    pay: 'পারিশ্রমিক',
    payRequired: 'পারিশ্রমিক দিতে হবে',
    payNotWhole: 'পারিশ্রমিক ১ বা তার বেশি পূর্ণ সংখ্যক কয়েন হতে হবে',
    date: 'শেষ তারিখ',
    dateRequired: 'শেষ তারিখ দিতে হবে',
    dateMalformed: 'শেষ তারিখ ক্যালেন্ডারের একটি দিন হতে হবে, লিখুন YYYY-MM-DD এভাবে',
    datePast: 'শেষ তারিখ আজকের আগে হতে পারবে না',
    info: 'জমার তথ্য',
    infoRequired: 'জমার তথ্য দিতে হবে',
    image: 'কাজের ছবি',
    imageRequired: 'কাজের ছবি দিতে হবে',
    imageNotAddress: 'কাজের ছবি https:// দিয়ে শুরু হওয়া একটি ঠিকানা হতে হবে, অথবা খালি রাখতে হবে',
  },
} as const;
