import type { MantineColorsTuple } from '@mantine/core';

/** Deep teal. Shade 7 fills buttons in light, shade 6 in dark. */
export const brand: MantineColorsTuple = [
  '#eef6f5',
  '#dbecea',
  '#b5d8d5',
  '#8ac2be',
  '#61aba7',
  '#45938f',
  '#2b7f7d',
  '#1f6f6f',
  '#185b5c',
  '#104748',
];
/** Warm paper greys. Replaces Mantine's cold gray everywhere. */
export const gray: MantineColorsTuple = [
  '#f8f6f2',
  '#f1eee8',
  '#e6e1d8',
  '#d6cfc4',
  '#b8b0a3',
  '#928a7d',
  '#6f695f',
  '#565149',
  '#3b3732',
  '#24211d',
];
/** Warm charcoal for the dark scheme: 0 is text, 7 is the page, 6 is a card. */
export const dark: MantineColorsTuple = [
  '#eceae4',
  '#d0cdc5',
  '#aaa79f',
  '#8a877f',
  '#4a4945',
  '#383835',
  '#252624',
  '#191a19',
  '#131413',
  '#0d0e0d',
];
export const amber: MantineColorsTuple = [
  '#fdf6e6',
  '#f9e9c4',
  '#f1d38c',
  '#e6b954',
  '#d99f2b',
  '#bf8415',
  '#9c6908',
  '#7a5102',
  '#5f3f02',
  '#432c02',
];
export const red: MantineColorsTuple = [
  '#fcf0ee',
  '#f8ddd8',
  '#efb6ad',
  '#e38b7e',
  '#d66455',
  '#c4473a',
  '#ae352a',
  '#962b22',
  '#79231c',
  '#571913',
];
export const green: MantineColorsTuple = [
  '#edf6ee',
  '#d8ebda',
  '#aed6b4',
  '#7fbd8a',
  '#55a466',
  '#378b4c',
  '#267a3d',
  '#1d6732',
  '#165128',
  '#0f3b1d',
];
/** The second chamber in bill progress, and nothing else. */
export const harbour: MantineColorsTuple = [
  '#eff3f9',
  '#dce5f1',
  '#b8cae2',
  '#91add1',
  '#6e91bf',
  '#537aad',
  '#436a9d',
  '#365a89',
  '#2a486f',
  '#1e3553',
];
