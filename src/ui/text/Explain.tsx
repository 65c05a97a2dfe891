import { InfoRegular } from '@fluentui/react-icons/headless/svg/info';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { useEverOpen } from '../dialogs/useEverOpen.ts';
import { Popover } from '../overlay/Popover.ts';

/**
 * Info button that opens an explanation (`children`) in a popover; a tooltip could not be reached by touch or keyboard.
 * `what` is the name of the explained thing, for the button's accessible name.
 */
export const Explain = ({ what, children }: { what: string; children: string }) => {
  const t = useT();
  const id = useId();
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  return (
    <>
      <IconButton
        id={id}
        aria-label={t('list.about', { what })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <InfoRegular />
      </IconButton>
      {useEverOpen(open) && (
        <Popover
          open={open}
          anchorEl={anchorEl}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, maxWidth: 400 } } }}
        >
          {children}
        </Popover>
      )}
    </>
  );
};
