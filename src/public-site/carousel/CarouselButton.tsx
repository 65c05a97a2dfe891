import IconButton from '@mui/material/IconButton';
import { ChevronLeftRegular } from '@fluentui/react-icons/headless/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/headless/svg/chevron-right';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

const icons = { previous: ChevronLeftRegular, next: ChevronRightRegular };

type CarouselButtonProps = {
  /** Direction of the move: to the previous or to the next slide. */
  to: keyof typeof icons;
  label: string;
  onClick: () => void;
  sx?: SystemStyleObject<Theme>;
};

/**
 * Arrow button to a carousel's 'previous' or 'next' slide (`to`), 44 px wide and high. The arrow is mirrored in
 * right-to-left languages.
 */
export const CarouselButton = ({ to, label, onClick, sx }: CarouselButtonProps) => {
  const Icon = icons[to];
  return (
    <IconButton aria-label={label} onClick={onClick} sx={{ width: 44, height: 44, borderRadius: '50%', ...sx }}>
      <Icon className="Sideways" aria-hidden />
    </IconButton>
  );
};
