import { useEffect, useEffectEvent, type ComponentType, type DOMAttributes, type SyntheticEvent } from 'react';
import { closeByBack } from './history.ts';

type Overlay = Pick<DOMAttributes<HTMLDivElement>, 'onClickCapture' | 'onSubmitCapture'> & {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
};

/**
 * Higher-order component for an MUI overlay: the browser's Back button closes the returned component, as Escape does,
 * instead of leaving the page. Set `inAddress` for an overlay that is opened by the address: it has a history entry
 * already, and gets no other. While an overlay closes, its buttons and forms do nothing, or the second press of a double
 * click would send a form again.
 */
export const closedByBack = <P extends Overlay>(Drawn: ComponentType<P>) => {
  const Closed = ({ inAddress = false, ...props }: P & { inAddress?: boolean }) => {
    const { open = false, onClose } = props;
    const close = useEffectEvent(() => onClose?.({}, 'escapeKeyDown'));
    useEffect(() => (open && !inAddress ? closeByBack(() => close()) : undefined), [open, inAddress]);
    return <Drawn {...(props as unknown as P)} {...(!open && closing)} />;
  };
  return Closed;
};

const ignore = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
const closing: Overlay = { onClickCapture: ignore, onSubmitCapture: ignore };
