import { ArrowUndoRegular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useIsChanging } from '#changes/useSettle.ts';
import { useT } from '#i18n/useT.ts';
import { onePress } from '#ui/grid/onePress.ts';
import { usePhone } from '#ui/grid/usePhone.ts';
import { Keys } from '#ui/shortcuts/Keys.tsx';
import { keyName } from '#ui/shortcuts/keyName.ts';
import { useShortcut } from '#ui/shortcuts/useShortcut.ts';
import { useSingleKeys } from '#ui/shortcuts/useSingleKeys.ts';
import { disabled } from '#ui/theme/disabled.ts';
import { DARK, fluent } from '#ui/theme/tokens.ts';
import { verdictLabel, type SubmissionRecord, type Verdict } from '../submissionRecord.ts';

type BenchButtonsProps = {
  submission: SubmissionRecord | undefined;
  /** True at the end of the review, when only the buttons that can still be pressed are shown. */
  isOver: boolean;
  /** True while a verdict on this submission is being sent; another cannot be given then. */
  isUnderWay: boolean;
  onVerdict: (verdict: Verdict) => void;
  /** Callbacks of the buttons; undefined where there is no submission to go to, or no verdict to take back. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onUndo: (() => void) | undefined;
};

/**
 * Buttons of the workbench for verdicts, Previous, Next and Undo. Those that can do nothing stay focusable
 * (aria-disabled), because the keyboard focus would be lost. At the end of the review (`isOver`) only those that can do
 * something are left; while a verdict is being sent (`isUnderWay`), no other can be given.
 */
export const BenchButtons = ({ submission, isOver, isUnderWay, onVerdict, ...go }: BenchButtonsProps) => {
  const t = useT();
  // A verdict that was given in the list may still be under way.
  const isSettling = useIsChanging('submissions', submission?.id ?? '');
  const give = (verdict: Verdict) => (submission && !isUnderWay && !isSettling ? () => onVerdict(verdict) : undefined);
  return (
    <Box sx={barStyle}>
      {!isOver && (
        <>
          {/* As in a list: the next submission takes the place of the one that was decided on. */}
          <Box data-id={submission?.id} sx={{ display: 'contents' }} {...onePress}>
            <KeyButton
              keys="a"
              label={t(verdictLabel.approved)}
              Icon={CheckmarkRegular}
              run={give('approved')}
              isPrimary
            />
            <KeyButton keys="r" label={t(verdictLabel.rejected)} Icon={DismissRegular} run={give('rejected')} />
          </Box>
          <Box sx={{ width: { sm: 24 } }} />
        </>
      )}
      {(!isOver || go.onPrevious) && (
        <KeyButton keys="k" label={t('review.one.previous')} Icon={ChevronLeftRegular} run={go.onPrevious} isBrief />
      )}
      {!isOver && (
        <KeyButton keys="j" label={t('review.one.next')} Icon={ChevronRightRegular} run={go.onNext} isBrief />
      )}
      {(!isOver || go.onUndo) && (
        <KeyButton keys="u" label={t('review.one.undo')} Icon={ArrowUndoRegular} run={go.onUndo} isBrief />
      )}
    </Box>
  );
};

type KeyButtonProps = {
  keys: string;
  label: string;
  Icon: ComponentType;
  /** Action of the button; undefined while the button can do nothing. */
  run: (() => void) | undefined;
  isPrimary?: boolean;
  /** True for a button that phones show as an icon alone, because five labels have no room there. */
  isBrief?: boolean;
};

/** Button with a keyboard shortcut, which is shown beside its label. With `isBrief`, phones show its icon alone. */
const KeyButton = ({ keys, label, Icon, run, isPrimary = false, isBrief = false }: KeyButtonProps) => {
  const [singleKeys] = useSingleKeys();
  const brief = usePhone() && isBrief;
  useShortcut({ keys, label, Icon, run: () => run?.() });
  return (
    <Button
      {...(isPrimary && { variant: 'contained', color: 'primary' })}
      aria-label={brief ? label : undefined}
      title={brief ? label : undefined}
      aria-disabled={run === undefined}
      aria-keyshortcuts={singleKeys ? keyName(keys) : undefined}
      onClick={run}
      endIcon={
        singleKeys && (
          <Box component="span" aria-hidden sx={hintStyle}>
            <Keys>{keyName(keys)}</Keys>
          </Box>
        )
      }
      sx={brief ? briefStyle : buttonStyle}
    >
      {brief ? <Icon /> : label}
    </Button>
  );
};

const barStyle = { display: 'flex', flex: 'none', gap: 1 } as const;
/** Style of the shortcut beside a label; hidden on devices without a keyboard. */
const hintStyle = { display: { xs: 'none', sm: 'inline' }, '@media (hover: none)': { display: 'none' } } as const;
const buttonStyle = {
  flex: { xs: '1 1 0', sm: 'none' },
  minWidth: { xs: 0, sm: 96 },
  '& .MuiButton-endIcon': { ml: { xs: 0, sm: 1 } },
  '&& .MuiButton-endIcon > *': { fontSize: 'inherit' },
  '&[aria-disabled="true"]': { color: fluent('textDisabled'), cursor: 'default', '& kbd': { color: 'inherit' } },
  '&.MuiButton-contained[aria-disabled="true"]': disabled,
  [`${DARK}.MuiButton-contained kbd`]: {
    color: 'inherit',
    bgcolor: 'rgba(255,255,255,.15)',
    borderColor: 'rgba(255,255,255,.4)',
  },
  [`${DARK}[aria-disabled="true"]`]: {
    borderColor: 'fluent.stroke2',
    '& kbd': { bgcolor: 'transparent', borderColor: 'fluent.stroke2' },
  },
} as const;
const briefStyle = { ...buttonStyle, flex: 'none', minWidth: 36, px: 0.75, fontSize: 20 } as const;
