/** Texts of the page /aboutUs. */
export const about = {
  heading: 'About %{name}',
  lead: '%{name} brings together people who have small jobs and people who have a little time.',
  buyersTitle: 'For buyers',
  buyers:
    'Describe a task, say how many workers it needs and what each of them gets, and pay in coins. You read what is sent in and decide yourself what is approved.',
  workersTitle: 'For workers',
  workers:
    'Choose from the available tasks, send your work, and see what is pending and what is approved. You earn coins, and withdraw them as money.',
  coinsTitle: 'One simple currency',
  coins:
    '%{rate} coins are one dollar when they are withdrawn. New workers start with %{worker} coins and new buyers with %{buyer}. Withdrawals begin at %{minimum} coins.',
  coinsOf:
    '%{rate} coins are %{sign}%{money} when they are withdrawn. New workers start with %{worker} coins and new buyers with %{buyer}. Withdrawals begin at %{minimum} coins.',
  trustTitle: 'What to expect',
  trust:
    'What a task pays, how many workers it needs and when it ends stand on its card. A request for a withdrawal is pending until an admin marks it as paid.',
  art: 'Two people with a coin passing between them',
  stepsHeading: 'How it works',
  stepsLead: 'Three steps on either side.',
  buyerSteps: 'For those who have work',
  workerSteps: 'For those who have time',
  buy: 'Buy coins',
  buyText: 'By card, in one of four packages. What you have stands above every page.',
  buyTextOf: 'By card, in packages. What you have stands above every page.',
  post: 'Post a task',
  postText:
    'What is to be done, until when, by how many people, and what each of them gets: together no more coins than you have.',
  review: 'Review the work',
  reviewText: 'Read what was sent in, and approve or reject it.',
  pick: 'Pick a task',
  pickText: 'Read what is asked and what it pays before you begin.',
  send: 'Send your work',
  sendText: 'In your own words. Your list of submissions says what became of it.',
  withdraw: 'Withdraw your coins',
  withdrawText: 'From %{minimum} coins on, by %{systems}.',
  packagesHeading: 'What coins cost',
  packagesLead: 'The larger the package, the more coins a dollar brings.',
  packagesLeadOf: 'Each package shows how many coins %{sign}%{money} brings.',
  packagePrice: '%{sign}%{price}',
  packageRate: '%{coins} coins for a dollar',
  packageRateOf: '%{coins} coins for %{sign}%{money}',
  startHeading: 'Have a look for yourself',
  startLead: 'As a buyer or as a worker.',
  start: 'Get started',
} as const;
