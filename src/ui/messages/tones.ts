import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockFilled } from '@fluentui/react-icons/headless/svg/clock';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { InfoFilled } from '@fluentui/react-icons/headless/svg/info';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';

/**
 * Table of the kinds of messages and badges. Each has an icon and tokens of colours: `fill` for the background, `edge`
 * for the border, `mark` for icon and text.
 */
// prettier-ignore
export const tones = {
  success: { Icon: CheckmarkCircleFilled, fill: 'successTint', edge: 'successStroke', mark: 'successText' },
  failure: { Icon: ErrorCircleFilled,     fill: 'dangerTint',  edge: 'dangerStroke',  mark: 'dangerText' },
  warning: { Icon: WarningFilled,         fill: 'warningTint', edge: 'warningStroke', mark: 'warningText' },
  waiting: { Icon: ClockFilled,           fill: 'brandTint',   edge: 'brandStroke',   mark: 'brandText' },
  info:    { Icon: InfoFilled,            fill: 'surface2',    edge: 'divider',       mark: 'text3' },
} as const;

export type Tone = keyof typeof tones;
