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
    'When you withdraw, %{rate} coins are one dollar. New workers start with %{worker} coins and new buyers with %{buyer}. Withdrawals begin at %{minimum} coins.',
  coinsOf:
    'When you withdraw, %{rate} coins are %{sign}%{money}. New workers start with %{worker} coins and new buyers with %{buyer}. Withdrawals begin at %{minimum} coins.',
  trustTitle: 'What to expect',
  trust:
    'Each task’s card says what it pays, how many workers it needs and when it ends. A request for a withdrawal is pending until an admin marks it as paid.',
  art: 'Two people with a coin passing between them',
  stepsHeading: 'How it works',
  stepsLead: 'Three steps for buyers, three for workers.',
  buyerSteps: 'If you need work done',
  workerSteps: 'If you want to earn',
  buy: 'Buy coins',
  buyText: 'By card, in one of four packages. Your balance stands at the top of every page.',
  buyTextOf: 'By card, in packages. Your balance stands at the top of every page.',
  post: 'Post a task',
  postText:
    'Say what is to be done, by when, by how many people, and what each of them gets: together no more coins than you have.',
  review: 'Review the work',
  reviewText: 'Read what was sent in, and approve or reject it.',
  pick: 'Pick a task',
  pickText: 'Read what is asked and what it pays before you begin.',
  send: 'Send your work',
  sendText: 'In your own words. Your list of submissions shows whether it is approved.',
  withdraw: 'Withdraw your coins',
  withdrawText: 'From %{minimum} coins on, through %{systems} or another system.',
  packagesHeading: 'What coins cost',
  packagesLead: 'The larger the package, the more coins you get for a dollar.',
  packagesLeadOf: 'Each package shows how many coins %{sign}%{money} brings.',
  packagePrice: '%{sign}%{price}',
  packageRate: '%{coins} coins for a dollar',
  packageRateOf: '%{coins} coins for %{sign}%{money}',
  startHeading: 'Have a look for yourself',
  startLead: 'As a buyer or as a worker.',
  start: 'Get started',
} as const;
