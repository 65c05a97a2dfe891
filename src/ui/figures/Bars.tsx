import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { usePhone } from '../grid/usePhone.ts';

type BarsProps = {
  labels: readonly string[];
  values: readonly number[];
  unit?: string;
  atAxis: (value: number) => string;
  ofBar: (value: number) => string;
  /** Height in CSS pixels. */
  height?: number;
};

/**
 * Bar chart, hidden from assistive technology: put a table of the same numbers beside it. `unit` is shown above the
 * value axis; `atAxis` formats a value for that axis, `ofBar` for the tooltip of its bar. Only lazily loaded code may
 * import this module, because it brings the chart library.
 */
export const Bars = ({ labels, values, unit, atAxis, ofBar, height = 220 }: BarsProps) => {
  const phone = usePhone();
  /** True for every second bar, which gets a label: counted from the last one, because it is read first. */
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
            // With zeros alone the axis would have no extent, and show its zero in the middle.
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

/** Number of day labels that fit on a phone. */
const FIT = 6;
/** Pixels by which the label of the last bar may be wider than that bar without being cut. */
const LAST = 20;
