import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { usePhone } from '../grid/usePhone.ts';

type BarsProps = {
  labels: readonly string[];
  values: readonly number[];
  ofBar: (value: number) => string;
  /** Height in CSS pixels. */
  height?: number;
};

/**
 * Bar chart, hidden from assistive technology: put a table of the same numbers beside it. `ofBar` formats the value
 * above a bar. Only lazily loaded code may import this module, because it brings the chart library.
 */
export const Bars = ({ labels, values, ofBar, height = 220 }: BarsProps) => {
  const isTight = usePhone() && labels.length > FIT;
  /** True for every second bar, which gets a label: counted from the last one, because it is read first. */
  const everySecond = (_label: unknown, place: number) => (labels.length - place) % 2 === 1;
  return (
    <Box aria-hidden sx={{ minWidth: 0 }}>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ left: isTight ? EDGE : 0, right: isTight ? EDGE : 0, top: 0, bottom: 0 }}
        xAxis={[
          {
            data: labels,
            scaleType: 'band',
            disableTicks: true,
            ...(isTight && { tickLabelInterval: everySecond }),
          },
        ]}
        yAxis={[{ position: 'none', min: 0, max: ROOM * Math.max(...values) || 1 }]}
        series={[
          {
            data: values,
            color: 'var(--mui-palette-primary-main)',
            valueFormatter: (value) => ofBar(value ?? 0),
            barLabel: ({ value }) => ofBar(value ?? 0),
            barLabelPlacement: 'outside',
          },
        ]}
        sx={chartStyle}
      />
    </Box>
  );
};

/** Number of day labels that fit on a phone. */
const FIT = 5;
/** Pixels by which the label of the first or the last bar may be wider than that bar without being cut. */
const EDGE = 20;
/** Extent of the value axis as a multiple of the highest value, which is written above its bar. */
const ROOM = 1.25;

const chartStyle = {
  '& .MuiBarChart-label': { fontSize: '.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
};
