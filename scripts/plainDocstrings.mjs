const riddle = /^(What|Whether|Who|Whose|Which|Where|When|So|One|Those|These|This|How|Why|It|That|If)\b(?!-)/;

/** @param {string} comment the text between its delimiters */
const firstSentence = (comment) => {
  const [text = ''] = comment.replace(/^[ \t]*\*+ ?/gm, '').split(/^\s*@/m, 1);
  const [sentence = ''] = text.trim().split(/(?<=[.!?])\s/, 1);
  return sentence;
};

/**
 * Lint rule: a docstring opens with the noun that it describes, in a sentence of at most 25 words.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainDocstrings = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      opening: "Open with the noun that this describes, not with '{{word}}'.",
      length: 'Say it in a first sentence of at most 25 words; this one has {{words}}.',
    },
  },
  create: (context) => ({
    Program() {
      for (const { type, value, loc } of context.sourceCode.getAllComments()) {
        if (type !== 'Block' || !value.startsWith('*') || !loc) continue;
        const sentence = firstSentence(value);
        const [, word] = riddle.exec(sentence) ?? [];
        const words = sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
        if (word) context.report({ loc, messageId: 'opening', data: { word } });
        if (words > 25) context.report({ loc, messageId: 'length', data: { words: String(words) } });
      }
    },
  }),
};
