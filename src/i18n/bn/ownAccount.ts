/** Commands of a person about the own data. */
export const yourData = {
  title: 'আপনার তথ্য',
  about: 'আপনার সম্পর্কে এখানে যা রাখা আছে, তার সব: আপনার অ্যাকাউন্ট, টাস্ক, কাজ, পেমেন্ট ও উত্তোলন।',
  json: 'JSON হিসেবে নামান',
  csv: 'CSV হিসেবে নামান',
  failed: 'আপনার তথ্য পড়া যায়নি।',
  table: 'টেবিল',
  row: 'সারি',
  column: 'কলাম',
  value: 'মান',
} as const;
