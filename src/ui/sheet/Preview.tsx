import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { fluent } from '../theme/tokens.ts';

type Heading = { text: string; isNumber?: boolean };
type Part = { heading: string; rows: readonly ReactNode[] };

/**
 * Table of the rows of a file. `parts` have a heading each, mostly one part for the rows that will be processed and one
 * for those left out. Rows are plain `<tr>` elements, because 500 styled ones would slow typing down.
 * On a phone a row shows its name above its values, each after the `data-caption` of its cell.
 */
export const Preview = ({ headings, parts }: { headings: readonly Heading[]; parts: readonly Part[] }) => {
  const t = useT();
  return (
    <Box component="table" aria-label={t('sheet.preview')} sx={styleOf}>
      <thead>
        <tr>
          {headings.map(({ text, isNumber = false }) => (
            <th key={text} scope="col" data-number={isNumber}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ heading, rows }, place) => (
          <tbody key={place}>
            <tr data-heading>
              <th scope="rowgroup" colSpan={headings.length}>
                {heading}
              </th>
            </tr>
            {rows}
          </tbody>
        ))}
    </Box>
  );
};

/** List item with an error in a row of the {@link Preview}, or with a warning if `mild`. */
export const Remark = ({ mild = false, children }: { mild?: boolean; children: ReactNode }) => {
  const Icon = mild ? WarningFilled : ErrorCircleFilled;
  return (
    <li data-mild={mild}>
      <Icon fontSize={16} aria-hidden />
      <span>{children}</span>
    </li>
  );
};

const styleOf = (theme: Theme) =>
  ({
    width: '100%',
    borderCollapse: 'collapse',
    typography: 'body1',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: 1.5, py: 0.75 },
    '& thead th': {
      position: 'sticky',
      // Above the padding of the dialog's content, in which rows would show.
      top: '-16px',
      zIndex: 1,
      whiteSpace: 'nowrap',
      bgcolor: 'fluent.surface2',
      color: 'fluent.text3',
      typography: 'overline',
    },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'fluent.stroke3' },
    '& tbody tr[data-heading] th': { pt: 2, fontWeight: 600 },
    '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere', width: '100%' },
    '& [data-number="true"]': { textAlign: 'end' },
    '& tbody th ~ td': { whiteSpace: 'nowrap' },
    '& small': { display: 'block', color: 'fluent.text3', typography: 'caption' },
    '& [data-left-out="true"] th, & [data-left-out="true"] th ~ td': { color: 'fluent.text3' },
    '& label': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, my: '-2px', cursor: 'pointer' },
    '& input': { width: 16, height: 16, m: 0, accentColor: fluent('brandText') },
    '& ul': { listStyle: 'none', m: 0, mt: 0.5, p: 0 },
    '& li': { display: 'flex', gap: 0.75, color: fluent('dangerMain') },
    '& li[data-mild="true"]': { color: fluent('text2'), '& svg': { color: fluent('warningMain') } },
    '& li svg': { flex: 'none', mt: '2px' },
    [theme.breakpoints.down('sm')]: {
      '& thead': visuallyHidden,
      '&, & tbody, & tr[data-heading]': { display: 'block' },
      '& tbody tr:not([data-heading])': {
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        paddingInlineStart: 6,
      },
      '& th, & td': { p: 0 },
      '& tr[data-heading] th': { display: 'block', pb: 1 },
      '& tbody:first-of-type tr[data-heading]': { border: 0, '& th': { pt: 0 } },
      '& tbody th[scope="row"]': { flex: '0 0 100%' },
      '& td:first-of-type': { position: 'absolute', insetInlineStart: 0 },
      '& tbody th ~ td': { typography: 'caption' },
      '& td[data-caption]::before': { content: 'attr(data-caption) " " / ""', color: fluent('text3') },
      '& td:empty': { display: 'none' },
      '& td small': { display: 'inline' },
    },
  }) as const;
