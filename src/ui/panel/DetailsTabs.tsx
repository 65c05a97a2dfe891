import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactElement } from 'react';
import { useT } from '#i18n/useT.ts';

export type DetailsTab = {
  /** Stands in the address. */
  key: string;
  label: string;
  /** Drawn while its tab is open, and only then: what it asks for is not asked for earlier. */
  content: ReactElement;
};

type DetailsTabsProps = {
  tabs: readonly [DetailsTab, ...DetailsTab[]];
  /** A key; an unknown one opens the first tab. */
  open: string | undefined;
  onOpen: (key: string) => void;
};

const tabId = (key: string) => `details-tab-${key}`;
const panelId = (key: string) => `details-panel-${key}`;

/** Tabs as the keyboard knows them: one tab stop, arrows choose. */
export const DetailsTabs = ({ tabs, open, onOpen }: DetailsTabsProps) => {
  const t = useT();
  const current = tabs.find(({ key }) => key === open) ?? tabs[0];
  return (
    <>
      <Tabs
        aria-label={t('details.tabs')}
        value={current.key}
        selectionFollowsFocus
        onChange={(_, key: string) => {
          onOpen(key);
        }}
        sx={tabsStyle}
      >
        {tabs.map(({ key, label }) => (
          <Tab key={key} value={key} label={label} id={tabId(key)} aria-controls={panelId(key)} />
        ))}
      </Tabs>
      <Box
        key={current.key}
        role="tabpanel"
        id={panelId(current.key)}
        aria-labelledby={tabId(current.key)}
        tabIndex={0}
        sx={{ px: 3, py: 2.5 }}
      >
        {current.content}
      </Box>
    </>
  );
};

const tabsStyle = { px: 1.75, borderBottom: '1px solid var(--mui-palette-divider)' } as const;
