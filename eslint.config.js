import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';
import { plainDocstrings } from './scripts/plainDocstrings.mjs';

const deep = (example) => `Name the file, as in '${example}': the barrel costs seconds of every cold start.`;
const barrels = [
  { name: '@mui/material', message: deep('@mui/material/Button') },
  { name: '@mui/icons-material', message: deep('@mui/icons-material/Add') },
  { name: '@fluentui/react-icons', message: deep('@fluentui/react-icons/headless/svg/add') },
  { name: 'zod', message: "Import from 'zod/mini': plain zod probes eval, which our policy forbids." },
];
const styledIcons = {
  regex: '^@fluentui/react-icons/(?!headless/svg/)',
  message: "Name '@fluentui/react-icons/headless/svg/…': the others bring a style engine of 4 kB.",
};
const overlays = ['Dialog', 'Drawer', 'Menu', 'Popover'].map((part) => ({
  name: `@mui/material/${part}`,
  importNames: ['default'],
  message: `Back closes the one of src/ui/overlay/${part}.ts.`,
}));
const rawTranslate = ['react-admin', 'ra-core'].map((name) => ({
  name,
  importNames: ['useTranslate'],
  message: 'useT() from #i18n/useT.ts knows every key and its variables.',
}));

const onlyWithTls = ['randomUUID', 'subtle'].map((property) => ({
  object: 'crypto',
  property,
  message: 'Pages without TLS lack it; randomKey() of #domain/randomKey.ts makes keys.',
}));

const text = 'Visible text is a typed message key: add it to src/i18n/en and call useT().';
const literals = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: text },
  {
    selector: 'JSXAttribute[name.name=/^(aria-label|placeholder|alt|title|label)$/] > Literal[value=/\\p{L}/u]',
    message: text,
  },
];
const enums = { selector: 'TSEnumDeclaration', message: 'A union of literals, or an `as const` array, does it.' };
const defaults = { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that every import says it.' };
const mocks = {
  selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
  message: 'Test files share their modules, mocked ones too: name the file NAME.isolated.test.ts.',
};

export default ts.config(
  // Peers of a benchmark have packages of their own, installed only for it.
  {
    ignores: [
      'dist*/',
      'node_modules/',
      'public/',
      'test-results/',
      'playwright-report/',
      'bench/console/peers/',
      'tests/examples/reports/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  hooks.configs.flat['recommended-latest'],
  a11y.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { comments },
    rules: {
      'comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      // Dialogs set the focus themselves; elements of a page must not take it.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': ['error', { paths: [...barrels, ...rawTranslate], patterns: [styledIcons] }],
      'no-restricted-syntax': ['error', enums, defaults],
      eqeqeq: 'error',
      'no-undef': 'off', // the compiler checks scripts as well
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // An empty text takes the default as well.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // A function may be async only because its interface returns a promise.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    plugins: { own: { rules: { plainDocstrings } } },
    rules: { 'own/plainDocstrings': 'error' },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', enums, defaults, ...literals] },
  },
  {
    files: ['tests/**/*.test.{ts,tsx}'],
    ignores: ['tests/**/*.isolated.test.{ts,tsx}', 'tests/server/**'],
    rules: { 'no-restricted-syntax': ['error', enums, defaults, mocks] },
  },
  {
    files: ['src/**'],
    ignores: ['src/ui/overlay/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...barrels, ...rawTranslate, ...overlays], patterns: [styledIcons] },
      ],
    },
  },
  {
    // The simulations need a service worker, and so a page with TLS.
    files: ['src/**'],
    ignores: ['src/mocks/**'],
    rules: { 'no-restricted-properties': ['error', ...onlyWithTls] },
  },
  {
    files: ['src/i18n/**'],
    rules: { 'max-lines': 'off', 'no-restricted-imports': ['error', { paths: barrels }] },
  },
  {
    files: ['src/contract/endpoints.ts', 'src/dataProvider/bindings.ts', 'src/console/screens.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', '*.config.{js,ts}', '.dependency-cruiser.cjs', 'vite/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.config.{js,ts}'],
    rules: { 'no-restricted-syntax': ['error', enums] },
  },
  {
    files: ['eslint.config.js', '.dependency-cruiser.cjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false }, globals: { module: 'writable', require: 'readonly' } },
    // dependency-cruiser reads its rules as CommonJS.
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
