import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { usePhone } from '../grid/usePhone.ts';

type BarsProps = {
  labels: readonly string[];
  values: readonly number[];
  /** What the values are, at the head of their axis, where nothing above says it. */
  unit?: string;
  /** A value as it stands at the axis, and as it is said of a bar. */
  atAxis: (value: number) => string;
  ofBar: (value: number) => string;
  /** In CSS pixels. */
  height?: number;
};

/**
 * Figures as bars, for the eye alone: put a table of the same beside them. Brings the chart library along: only what is loaded
 * late may import it.
 */
export const Bars = ({ labels, values, unit, atAxis, ofBar, height = 220 }: BarsProps) => {
  const phone = usePhone();
  /** From the last one on, which is read first. */
  const everySecond = (_label: unknown, place: number) => (labels.length - place) % 2 === 1;
  return (
    <Box aria-hidden sx={{ minWidth: 0 }}>
      {unit && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {unit}
        </Typography>
      )}
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ left: 0, right: phone ? LAST : 0, top: 8, bottom: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: labels,
            scaleType: 'band',
            disableLine: true,
            disableTicks: true,
            ...(phone && labels.length > FIT && { tickLabelInterval: everySecond }),
          },
        ]}
        yAxis={[
          {
            width: 48,
            // Of nothing but zeros the axis would have no extent, and its zero in the middle.
            ...(values.every((value) => value === 0) && { min: 0, max: 1 }),
            disableLine: true,
            disableTicks: true,
            tickMinStep: 1,
            valueFormatter: atAxis,
          },
        ]}
        series={[
          { data: values, color: 'var(--mui-palette-primary-main)', valueFormatter: (value) => ofBar(value ?? 0) },
        ]}
      />
    </Box>
  );
};

/** So many labels of a day have room on a phone. */
const FIT = 6;
/** Pixels that the last label may be wider than its narrow bar, or it would be cut. */
const LAST = 20;
