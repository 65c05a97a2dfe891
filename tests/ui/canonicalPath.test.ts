import { describe, expect, test } from 'vitest';
import { canonicalPath } from '#public-site/shell/canonicalPath.ts';
import { titleOf } from '#public-site/shell/titleOf.ts';

describe('the canonical spelling of a path (ROUTE-1)', () => {
  test.each([
    ['/', '/'],
    ['/ABOUTUS', '/aboutUs'],
    ['/aboutus/', '/aboutUs'],
    ['/profile', '/Profile'],
    ['/Login', '/login'],
    ['/REGISTER', '/register'],
    ['/dashboard', '/Dashboard'],
    ['/dashboard/manageuser', '/Dashboard/manageuser'],
    ['/DASHBOARD/taskDetails/AbC', '/Dashboard/taskDetails/AbC'],
    ['/dashboards', '/dashboards'],
    ['/unknown/Login', '/unknown/Login'],
  ])('%s is %s', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });

  test('a canonical path stays as it is', () => {
    for (const path of ['/', '/login', '/register', '/aboutUs', '/Profile', '/Dashboard', '/Dashboard/AdminHome'])
      expect(canonicalPath(path)).toBe(path);
  });
});

describe('document titles', () => {
  test.each([
    ['/', 'title.home'],
    ['/login', 'title.login'],
    ['/register', 'title.register'],
    ['/Dashboard', 'title.dashboard'],
    ['/aboutUs', 'title.other'],
    ['/Profile', 'title.other'],
    ['/nowhere', 'title.other'],
    ['/constructor', 'title.other'],
  ])('%s has %s', (path, title) => {
    expect(titleOf(path)).toBe(title);
  });

  test('screens of the Dashboard name themselves', () => {
    expect(titleOf('/Dashboard/manageuser')).toBeUndefined();
  });
});
