import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { closeByBack } from './history.ts';

type Overlay = {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
};

/**
 * Higher-order component for an MUI overlay: the browser's Back button closes the returned component, as Escape does,
 * instead of leaving the page. Set `inAddress` for an overlay that is opened by the address: it has a history entry
 * already, and gets no other.
 */
export const closedByBack = <P extends Overlay>(Drawn: ComponentType<P>) => {
  const Closed = ({ inAddress = false, ...props }: P & { inAddress?: boolean }) => {
    const { open = false, onClose } = props;
    const close = useEffectEvent(() => onClose?.({}, 'escapeKeyDown'));
    useEffect(() => (open && !inAddress ? closeByBack(() => close()) : undefined), [open, inAddress]);
    return <Drawn {...(props as unknown as P)} />;
  };
  return Closed;
};
