import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode, ReactElement, ComponentType } from 'react';
import { useResourceDefinition } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { cut } from '../text/cut.ts';
import { PANEL_TITLE } from './DetailsPanel.tsx';
import type { Details } from './useDetails.ts';

type DetailsBodyProps = {
  /** Picture or icon of 72 px. */
  media?: ReactNode;
  title: string;
  subtitle?: string;
  badge?: ReactNode;
  /** Buttons for the record. */
  actions?: ReactNode;
  tabs: readonly [DetailsTab, ...DetailsTab[]];
  details: Details;
};

/**
 * Content of a details panel: head, actions, tabs, and a sticky footer with 'Close'. A single tab is shown without a
 * tab list. `details`, from `useDetails`, hold the open tab.
 */
export const DetailsBody = ({ media, title, subtitle, badge, actions, tabs, details }: DetailsBodyProps) => {
  const t = useT();
  return (
    <>
      <Box sx={scrollStyle}>
        <Box sx={headStyle}>
          {media}
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography id={PANEL_TITLE} variant="h5" component="h2">
              {cut(title)}
            </Typography>
            {subtitle && <Typography sx={{ color: 'text.secondary' }}>{cut(subtitle)}</Typography>}
            {badge && <Box sx={badgeStyle}>{badge}</Box>}
          </Box>
        </Box>
        {actions && <Box sx={actionsStyle}>{actions}</Box>}
        {tabs.length === 1 ? (
          <Box sx={onlyStyle}>{tabs[0].content}</Box>
        ) : (
          <DetailsTabs tabs={tabs} details={details} />
        )}
      </Box>
      <Box sx={footerStyle}>
        <Button onClick={details.close}>{t('action.close')}</Button>
      </Box>
    </>
  );
};

const scrollStyle = { flex: 1, minHeight: 0, overflowY: 'auto' } as const;
/** Style of the head, with room above it for the panel's close button. */
const headStyle = { display: 'flex', gap: 2, alignItems: 'center', px: 3, pt: 5, pb: 2 } as const;
/** Style of the badge, with which name and subtitle are as high as the picture. */
const badgeStyle = { display: 'flex', gap: 1, mt: 0.5, lineHeight: 0, '&:empty': { display: 'none' } } as const;
/**
 * Style of the row of actions, which on a phone are equally wide. Those that are bare in a row of a grid have the frame
 * of other buttons here.
 */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'flex-end',
  px: 3,
  pb: 2,
  '&:empty': { display: 'none' },
  '& > .MuiBox-root': { flex: { xs: '1 0 100%', sm: 'none' }, gap: 1, ml: 0 },
  '& .MuiButton-root': { flex: { xs: '1 1 0', sm: 'none' }, minWidth: 'min-content', maxWidth: 'none' },
  '& .MuiButton-text': {
    m: 0,
    minHeight: { xs: 40, sm: 32 },
    px: 1.5,
    py: '5px',
    fontWeight: 600,
    border: '1px solid',
    borderColor: 'fluent.stroke1',
  },
  '& .MuiButton-colorError, & .MuiButton-colorError:hover': { borderColor: 'fluent.dangerStroke' },
} as const;
const onlyStyle = { px: 3, py: 2.5, borderTop: '1px solid var(--mui-palette-divider)' } as const;
const footerStyle = { display: 'flex', px: 3, py: 2, borderTop: '1px solid var(--mui-palette-divider)' } as const;

type DetailsTab = {
  /** Value of the query parameter `tab`. */
  key: string;
  label: string;
  /** Content mounted only while its tab is open, so that it loads nothing earlier. */
  content: ReactElement;
};

const tabId = (key: string) => `details-tab-${key}`;
const panelId = (key: string) => `details-panel-${key}`;

/** Tabs with one tab stop, chosen by the arrow keys. An unknown tab in the address opens the first one. */
const DetailsTabs = ({ tabs, details }: Pick<DetailsBodyProps, 'tabs' | 'details'>) => {
  const t = useT();
  const current = tabs.find(({ key }) => key === details.tab) ?? tabs[0];
  return (
    <>
      <Tabs
        aria-label={t('details.tabs')}
        value={current.key}
        selectionFollowsFocus
        onChange={(_, key: string) => details.openTab(key)}
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

/**
 * Icon of the current resource on a tinted square of 72 px, for the `media` of a {@link DetailsBody} without a picture.
 */
export const DetailsMark = () => {
  const Icon = useResourceDefinition().icon as ComponentType | undefined;
  return (
    <Box aria-hidden sx={markStyle}>
      {Icon && <Icon />}
    </Box>
  );
};

const markStyle = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 72,
  height: 72,
  borderRadius: '8px',
  fontSize: 36,
  bgcolor: 'fluent.brandTint',
  color: 'fluent.brandText',
} as const;
