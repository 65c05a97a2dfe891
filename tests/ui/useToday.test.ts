// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToday } from '#ui/page/useToday.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a page that stays open past midnight is drawn with the new day', () => {
  vi.useFakeTimers({ now: new Date(2026, 5, 15, 23, 59, 30) });
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-06-15');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-06-16');
});
