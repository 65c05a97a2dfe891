import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { closeByBack } from './history.ts';

type Overlay = {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
};

/**
 * Overlay of MUI that Back closes, as Escape does, before it leaves the page. One opened by the address (`inAddress`)
 * has a history entry of its own, and needs no other.
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
