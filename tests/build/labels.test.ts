// @vitest-environment node
import { expect, test } from 'vitest';
import type { PlainKey } from '#i18n/messages.ts';
import { fetchPart } from '#i18n/fetchPart.ts';
import * as site from '#i18n/en/parts/site.ts';

const textsOf = async (locale: 'en' | 'bn'): Promise<object> => ({
  ...(locale === 'en' ? site : await fetchPart(locale, 'site')),
  ...(await fetchPart(locale, 'console')),
});
const texts = { en: await textsOf('en'), bn: await textsOf('bn') };
const textOf = (locale: 'en' | 'bn', key: string): unknown =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts[locale]);

/**
 * Labels of all commands, written out once more: if two were exchanged, people would do the opposite of what they want.
 */
// prettier-ignore
const labels: readonly (readonly [key: PlainKey, english: string, bangla: string])[] = [
  ['action.cancel',            'Cancel',             'বাতিল'],
  ['action.close',             'Close',              'বন্ধ করুন'],
  ['action.delete',            'Delete',             'মুছুন'],
  ['action.tryAgain',          'Try again',          'আবার চেষ্টা করুন'],
  ['action.logOut',            'LogOut',             'লগআউট'],
  ['nav.login',                'Login',              'লগইন'],
  ['nav.toDark',               'Switch to dark theme',  'গাঢ় থিমে যান'],
  ['nav.toLight',              'Switch to light theme', 'হালকা থিমে যান'],
  ['notFound.back',            'Go back',            'ফিরে যান'],
  ['home.findJob',             'Find A Job',         'কাজ খুঁজুন'],
  ['home.postJob',             'Post A Job',         'কাজ দিন'],
  ['home.banner.more',         'View More',          'আরও দেখুন'],
  ['home.newsletter.submit',   'Subscribe',          'সাবস্ক্রাইব করুন'],
  ['carousel.previous',        'Previous slide',     'আগের স্লাইড'],
  ['carousel.next',            'Next slide',         'পরের স্লাইড'],
  ['carousel.pause',           'Pause',              'থামান'],
  ['carousel.play',            'Play',               'চালান'],
  ['login.submit',             'Login',              'লগইন'],
  ['login.registerLink',       'Register',           'নিবন্ধন করুন'],
  ['login.googleButton',       'Signup with Google', 'গুগল দিয়ে নিবন্ধন করুন'],
  ['register.submit',          'Register',           'নিবন্ধন করুন'],
  ['register.loginLink',       'Login',              'লগইন'],
  ['chooseRole.submit',        'Continue',           'এগিয়ে যান'],
  ['notifications.clear',      'Clear all',          'সব মুছুন'],
  ['bulk.stop',                'Stop',               'থামান'],
  ['manyRows.resume',          'Resume',             'আবার শুরু করুন'],
  ['manyRows.discard',         'Discard',            'ফেলে দিন'],
  ['manyRows.retryFailed',     'Retry failed',       'ব্যর্থগুলো আবার চেষ্টা করুন'],
  ['bulk.result.failed',       'Failed',             'ব্যর্থ'],
  ['bulk.result.unknown',      'No answer',          'উত্তর আসেনি'],
  ['pager.prev',               'Prev',               'আগের'],
  ['pager.nextShort',          'Next',               'পরের'],
  ['bulk.work.deleteTasks.title', 'Delete tasks',       'কাজগুলো মুছুন'],
  ['withdrawals.pay',          'Payment Success',    'পেমেন্ট সম্পন্ন'],
  ['bulk.work.deleteUsers.title', 'Delete users',       'ব্যবহারকারীদের মুছুন'],
  ['users.column.changeRole',  'Change role',        'ভূমিকা বদলান'],
  ['review.details',           'Details',            'বিস্তারিত'],
  ['review.approve',           'Approve',            'অনুমোদন'],
  ['review.reject',            'Reject',             'প্রত্যাখ্যান'],
  ['bulk.work.changeRole.title', 'Change role',      'ভূমিকা বদলান'],
  ['bulk.work.approved.title', 'Approve',            'অনুমোদন'],
  ['bulk.work.rejected.title', 'Reject',             'প্রত্যাখ্যান'],
  ['myTasks.edit',             'Edit',               'সম্পাদনা'],
  ['myTasks.update',           'Update',             'হালনাগাদ করুন'],
  ['myTasks.duplicate',        'Duplicate',          'অনুলিপি'],
  ['addTask.submit',           'Add Task',           'কাজ যোগ করুন'],
  ['addTask.startOver',        'Start over',         'নতুন করে শুরু করুন'],
  ['purchase.pay',             'Pay',                'দাম দিন'],
  ['work.viewDetails',         'View Details',       'বিস্তারিত দেখুন'],
  ['work.submit.send',         'Submit',             'জমা দিন'],
  ['withdraw.submit',          'Withdraw',           'টাকা তুলুন'],
  // The states and results that commands lead to, and what is chosen.
  ['tasks.deleted',            'Deleted!',           'মুছে ফেলা হয়েছে!'],
  ['review.done.approved',     'Approved!',          'অনুমোদিত!'],
  ['review.done.rejected',     'Rejected!',          'প্রত্যাখ্যাত!'],
  ['review.doneDetail.approved', 'Submission has been approved.', 'কাজটি অনুমোদন করা হয়েছে।'],
  ['review.doneDetail.rejected', 'Submission has been rejected.', 'কাজটি প্রত্যাখ্যান করা হয়েছে।'],
  ['submissions.status.pending',  'Pending',         'অপেক্ষমাণ'],
  ['submissions.status.approved', 'Approved',        'অনুমোদিত'],
  ['submissions.status.rejected', 'Rejected',        'প্রত্যাখ্যাত'],
  ['role.admin',               'Admin',              'অ্যাডমিন'],
  ['role.buyer',               'Buyer',              'ক্রেতা'],
  ['role.worker',              'Worker',             'কর্মী'],
];

test.each(labels)('%s is %s, in Bangla %s', (key, english, bangla) => {
  expect([textOf('en', key), textOf('bn', key)]).toEqual([english, bangla]);
});
