import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PeopleCommunityRegular } from '@fluentui/react-icons/headless/svg/people-community';
import { VideoRegular } from '@fluentui/react-icons/headless/svg/video';
import { ChatRegular } from '@fluentui/react-icons/headless/svg/chat';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { LogoMark } from '../art/LogoMark.tsx';
import { Container } from './Container.tsx';

/** Below every page (FOOT-1 to FOOT-4). Names and addresses are the owner's: src/product.ts. */
export const Footer = () => {
  const t = useT();
  return (
    <Box component="footer" sx={{ bgcolor: 'fluent.sidebar', borderTop: '1px solid', borderColor: 'divider', py: 3 }}>
      <Container sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <LogoMark size={32} />
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography sx={{ fontWeight: 600 }}>{product.name}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {product.company}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('footer.since')}
          </Typography>
        </Box>
        <Box role="group" aria-label={t('footer.social')} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <IconButton href={product.videoSiteUrl} aria-label={t('footer.videoSite')}>
            <VideoRegular aria-hidden />
          </IconButton>
          <IconButton href={product.socialNetworkUrl} aria-label={t('footer.socialNetwork')}>
            <PeopleCommunityRegular aria-hidden />
          </IconButton>
          {/* The microblog has no address: a picture that is not to be taken for a link (C-33). */}
          <Box component="span" aria-hidden sx={decoration}>
            <ChatRegular />
          </Box>
        </Box>
      </Container>
    </Box>
  );
};

const decoration = {
  display: 'flex',
  p: '6px',
  fontSize: 20,
  color: fluent('textDisabled'),
  pointerEvents: 'none',
} as const;
