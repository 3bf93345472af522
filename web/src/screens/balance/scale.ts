import { words } from '../../words/words.svelte';
import type { Measured } from './figures';

export interface Scale {
  readonly ticks: readonly number[];
  /** Where a value lies, 0 left to 1 right. */
  at(value: number): number;
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5];
const MOST_TICKS = 7;

/** A scale that holds all intervals, with round numbers on it. */
export function scaleOf(rows: readonly Measured[], fair: number, band: number): Scale {
  const low = Math.min(fair - band, ...rows.map((row) => row.low));
  const high = Math.max(fair + band, ...rows.map((row) => row.high));
  const step = STEPS.find((each) => (high - low) / each <= MOST_TICKS) ?? 1;
  const from = Math.floor(low / step - 0.2) * step;
  const to = Math.ceil(high / step + 0.2) * step;
  const count = Math.round((to - from) / step);
  const ticks = Array.from({ length: count - 1 }, (_, index) => Number((from + (index + 1) * step).toFixed(4)));
  return { ticks, at: (value) => Math.min(1, Math.max(0, (value - from) / (to - from))) };
}

/** 0.256 as 25.6 %, as it is written in the language spoken. */
export function percent(value: number, digits = 1): string {
  return `${figure(value * 100, digits)} %`;
}

/** A difference of shares, in points, with its sign. */
export function points(value: number, digits = 1): string {
  const text = figure(Math.abs(value) * 100, digits);
  if (Number((value * 100).toFixed(digits)) === 0) return text;
  return (value < 0 ? '−' : '+') + text;
}

function figure(value: number, digits: number): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words.language, form).format(value);
}
