/**
 * Every eslint-disable says why, after two dashes: `// eslint-disable-next-line no-eval -- the probe must run`.
 * @type {import('eslint').Rule.RuleModule}
 */
export const reasons = {
  meta: { type: 'suggestion', messages: { missing: 'Say why, after two dashes: eslint-disable… rule -- reason.' } },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const bare = /^\s*eslint-disable/.test(comment.value) && !/ -- \S/.test(comment.value);
        if (bare && comment.loc) context.report({ loc: comment.loc, messageId: 'missing' });
      }
    },
  }),
};
