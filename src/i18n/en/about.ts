/** /aboutUs. */
export const about = {
  about: {
    heading: 'About %{name}',
    lead: '%{name} brings together people who have small jobs and people who have a little time.',
    buyersTitle: 'For buyers',
    buyers:
      'Describe a task, say how many workers it needs and what each of them gets, and pay in coins. You read every submission and decide yourself what is approved.',
    workersTitle: 'For workers',
    workers:
      'Choose from the available tasks, send your work, and see at any time what is pending and what is approved. Approved work brings coins, and coins become money.',
    coinsTitle: 'One simple currency',
    coins:
      '%{rate} coins are one dollar, everywhere. New workers start with %{worker} coins and new buyers with %{buyer}. Withdrawals begin at %{minimum} coins.',
    trustTitle: 'Nothing hidden',
    trust:
      'Every amount stands beside the task before you begin, and every request for a withdrawal is looked at by a person.',
    art: 'Two people with a coin passing between them',
  },
} as const;
