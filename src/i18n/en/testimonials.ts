/** What is said about the marketplace: examples, for the owner to replace (src/public-site/home/testimonials). */
export const testimonials = {
  testimonials: {
    pocket: 'I do a task or two on the bus. The coins add up faster than I thought, and I can see every one of them.',
    review: 'I write down what I need, and the work arrives while I do something else. Reviewing it takes minutes.',
    clear: 'The pay stands beside the task before I start. No haggling, no surprises, and no chasing anybody for it.',
    budget: 'I say how many people I need and what each of them gets. What I spend is what I planned to spend.',
  },
} as const;
