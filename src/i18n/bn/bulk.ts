/** Bangla texts of commands that run on many rows: their progress and results. */
export const bulk = {
  label: 'একসঙ্গে অনেক সারির কাজ',
  unchanged: '%{count}টি আগের মতোই |||| %{count}টি আগের মতোই',
  busy: '%{command} শুরু হয়নি: একসঙ্গে অনেক সারির আরেকটি কাজ চলছিল, বা আবার শুরু হওয়ার অপেক্ষায় ছিল।',
  progress: '%{doing}: %{total}টির মধ্যে %{settled}টি',
  announced: '%{doing}: %{percent}% হয়েছে',
  paused: 'থেমে আছে: আপনি অফলাইনে। সংযোগ ফিরলে নিজে থেকেই চলবে।',
  stop: 'থামান',
  stopping: 'থামছে: যা চলছে তা শেষ হচ্ছে।',
  more: 'এক্সপোর্টে আরও %{count}টি আছে।',
  count: '%{result}: %{count}টি',
  result: {
    failed: 'ব্যর্থ',
    unknown: 'উত্তর আসেনি',
    notStarted: 'শুরু হয়নি',
    skipped: 'বাদ গেছে',
    unchanged: 'আগের মতোই',
  },
  /**
   * Bangla texts of each kind of bulk command: the title of its result, the label beside its progress, and the state of
   * a finished row.
   */
  work: {
    deleteUsers: { title: 'ব্যবহারকারীদের মুছুন', doing: 'ব্যবহারকারী মোছা হচ্ছে', done: 'মুছে ফেলা হয়েছে' },
    changeRole: { title: 'ভূমিকা বদলান', doing: 'ভূমিকা বদলানো হচ্ছে', done: 'ভূমিকা বদলানো হয়েছে' },
    deleteTasks: { title: 'কাজগুলো মুছুন', doing: 'কাজ মোছা হচ্ছে', done: 'মুছে ফেলা হয়েছে' },
    postTasks: { title: 'কাজগুলো দিন', doing: 'কাজ দেওয়া হচ্ছে', done: 'দেওয়া হয়েছে' },
    approved: { title: 'অনুমোদন', doing: 'কাজ অনুমোদন হচ্ছে', done: 'অনুমোদিত' },
    rejected: { title: 'প্রত্যাখ্যান', doing: 'কাজ প্রত্যাখ্যান হচ্ছে', done: 'প্রত্যাখ্যাত' },
    verdicts: { title: 'সিদ্ধান্ত ইমপোর্ট', doing: 'সিদ্ধান্ত পাঠানো হচ্ছে', done: 'যাচাই করা হয়েছে' },
    pay: { title: 'পেমেন্ট', doing: 'পেমেন্ট লেখা হচ্ছে', done: 'পরিশোধিত' },
  },
  column: { id: 'আইডি', name: 'নাম', result: 'ফলাফল', reason: 'কারণ' },
  settled: 'আগেই যাচাই হয়ে গেছে',
} as const;
