// @vitest-environment node
import { expect, test } from 'vitest';
import type { PlainKey } from '#i18n/messages.ts';
import { fetchPart, type Part } from '#i18n/fetchPart.ts';
import { site } from '#i18n/en/parts/site.ts';

const textOf = async (locale: 'en' | 'bn', part: Part, key: string): Promise<unknown> => {
  const texts = locale === 'en' && part === 'site' ? site : await fetchPart(locale, part);
  return key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts);
};

/** Every command, written out once more: two labels that changed places would lead people to the opposite of what they want. */
// prettier-ignore
const labels: readonly (readonly [part: Part, key: PlainKey, english: string, bangla: string])[] = [
  ['site',      'action.cancel',            'Cancel',             'বাতিল'],
  ['site',      'action.close',             'Close',              'বন্ধ করুন'],
  ['site',      'action.delete',            'Delete',             'মুছুন'],
  ['site',      'action.tryAgain',          'Try again',          'আবার চেষ্টা করুন'],
  ['site',      'action.logOut',            'LogOut',             'লগআউট'],
  ['site',      'nav.login',                'Login',              'লগইন'],
  ['site',      'nav.toDark',               'Switch to dark theme',  'গাঢ় থিমে যান'],
  ['site',      'nav.toLight',              'Switch to light theme', 'হালকা থিমে যান'],
  ['site',      'notFound.back',            'Go back',            'ফিরে যান'],
  ['home',      'home.findJob',             'Find A Job',         'কাজ খুঁজুন'],
  ['home',      'home.postJob',             'Post A Job',         'কাজ দিন'],
  ['home',      'home.banner.more',         'View More',          'আরও দেখুন'],
  ['home',      'home.newsletter.submit',   'Subscribe',          'সাবস্ক্রাইব করুন'],
  ['home',      'carousel.previous',        'Previous slide',     'আগের স্লাইড'],
  ['home',      'carousel.next',            'Next slide',         'পরের স্লাইড'],
  ['home',      'carousel.pause',           'Pause',              'থামান'],
  ['home',      'carousel.play',            'Play',               'চালান'],
  ['account',   'login.submit',             'Login',              'লগইন'],
  ['account',   'login.registerLink',       'Register',           'নিবন্ধন করুন'],
  ['account',   'login.googleButton',       'Signup with Google', 'গুগল দিয়ে নিবন্ধন করুন'],
  ['account',   'register.submit',          'Register',           'নিবন্ধন করুন'],
  ['account',   'register.loginLink',       'Login',              'লগইন'],
  ['account',   'chooseRole.submit',        'Continue',           'এগিয়ে যান'],
  ['dashboard', 'notifications.clear',      'Clear all',          'সব মুছুন'],
  ['dashboard', 'bulk.stop',                'Stop',               'থামান'],
  ['manyRows',  'manyRows.resume',          'Resume',             'আবার শুরু করুন'],
  ['manyRows',  'manyRows.discard',         'Discard',            'ফেলে দিন'],
  ['manyRows',  'manyRows.retryFailed',     'Retry failed',       'ব্যর্থগুলো আবার চেষ্টা করুন'],
  ['dashboard', 'bulk.result.failed',       'Failed',             'ব্যর্থ'],
  ['dashboard', 'bulk.result.unknown',      'No answer',          'উত্তর আসেনি'],
  ['dashboard', 'pager.prev',               'Prev',               'আগের'],
  ['dashboard', 'pager.nextShort',          'Next',               'পরের'],
  ['dashboard', 'bulk.work.deleteTasks.title', 'Delete tasks',       'কাজগুলো মুছুন'],
  ['admin',     'withdrawals.pay',          'Payment Success',    'পেমেন্ট সম্পন্ন'],
  ['dashboard', 'bulk.work.deleteUsers.title', 'Delete users',       'ব্যবহারকারীদের মুছুন'],
  ['admin',     'users.column.changeRole',  'Change role',        'ভূমিকা বদলান'],
  ['buyer',     'review.details',           'Details',            'বিস্তারিত'],
  ['buyer',     'review.approve',           'Approve',            'অনুমোদন'],
  ['buyer',     'review.reject',            'Reject',             'প্রত্যাখ্যান'],
  ['dashboard', 'bulk.work.changeRole.title', 'Change role',      'ভূমিকা বদলান'],
  ['dashboard', 'bulk.work.approved.title', 'Approve',            'অনুমোদন'],
  ['dashboard', 'bulk.work.rejected.title', 'Reject',             'প্রত্যাখ্যান'],
  ['buyer',     'myTasks.edit',             'Edit',               'সম্পাদনা'],
  ['buyer',     'myTasks.update',           'Update',             'হালনাগাদ করুন'],
  ['buyer',     'myTasks.duplicate',        'Duplicate',          'অনুলিপি করুন'],
  ['buyer',     'addTask.submit',           'Add Task',           'কাজ যোগ করুন'],
  ['buyer',     'addTask.startOver',        'Start over',         'নতুন করে শুরু করুন'],
  ['buyer',     'purchase.pay',             'Pay',                'দাম দিন'],
  ['worker',    'work.viewDetails',         'View Details',       'বিস্তারিত দেখুন'],
  ['worker',    'work.submit.send',         'Submit',             'জমা দিন'],
  ['worker',    'withdraw.submit',          'Withdraw',           'টাকা তুলুন'],
  // The states and results that commands lead to, and what is chosen.
  ['dashboard', 'tasks.deleted',            'Deleted!',           'মুছে ফেলা হয়েছে!'],
  ['buyer',     'review.done.approved',     'Approved!',          'অনুমোদিত!'],
  ['buyer',     'review.done.rejected',     'Rejected!',          'প্রত্যাখ্যাত!'],
  ['buyer',     'review.doneDetail.approved', 'Submission has been approved.', 'কাজটি অনুমোদন করা হয়েছে।'],
  ['buyer',     'review.doneDetail.rejected', 'Submission has been rejected.', 'কাজটি প্রত্যাখ্যান করা হয়েছে।'],
  ['buyer',     'submissions.status.pending',  'Pending',         'অপেক্ষমাণ'],
  ['buyer',     'submissions.status.approved', 'Approved',        'অনুমোদিত'],
  ['buyer',     'submissions.status.rejected', 'Rejected',        'প্রত্যাখ্যাত'],
  ['site',      'role.admin',               'Admin',              'অ্যাডমিন'],
  ['site',      'role.buyer',               'Buyer',              'ক্রেতা'],
  ['site',      'role.worker',              'Worker',             'কর্মী'],
];

test.each(labels)('%s %s is %s, in Bangla %s', async (part, key, english, bangla) => {
  expect([await textOf('en', part, key), await textOf('bn', part, key)]).toEqual([english, bangla]);
});
