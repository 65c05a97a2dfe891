import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClockFilled } from '@fluentui/react-icons/headless/svg/clock';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { InfoFilled } from '@fluentui/react-icons/headless/svg/info';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';

/**
 * Table of the kinds of messages and badges. Each has an icon and tokens of colours: `fill` for the background, `edge`
 * for the border, `mark` for icon and text, `link` for links in the dark scheme.
 */
// prettier-ignore
export const tones = {
  success: { Icon: CheckmarkCircleFilled, fill: 'successTint', edge: 'successStroke', mark: 'successText', link: 'successLink' },
  failure: { Icon: ErrorCircleFilled,     fill: 'dangerTint',  edge: 'dangerStroke',  mark: 'dangerText',  link: 'dangerLink' },
  warning: { Icon: WarningFilled,         fill: 'warningTint', edge: 'warningStroke', mark: 'warningText', link: 'warningLink' },
  waiting: { Icon: ClockFilled,           fill: 'brandTint',   edge: 'brandStroke',   mark: 'brandText',   link: 'link' },
  info:    { Icon: InfoFilled,            fill: 'inset',       edge: 'insetStroke',   mark: 'text3',       link: 'link' },
} as const;

export type Tone = keyof typeof tones;
