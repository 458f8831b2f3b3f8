import { expect, test } from 'vitest';
import { signUpErrors } from './rules.ts';

const filled = {
  businessName: 'Kiln',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@kiln.test',
  altcha: 'solved',
};
const none = { businessName: null, firstName: null, lastName: null, email: null, altcha: null };

test('the four required fields are marked, and the captcha', () => {
  const needed = 'This is needed.';
  expect(signUpErrors({ businessName: '', firstName: '', lastName: '', email: '', altcha: '' })).toEqual({
    businessName: needed,
    firstName: needed,
    lastName: needed,
    email: needed,
    altcha: 'Please check the box above.',
  });
  expect(signUpErrors({ ...filled, businessName: '   ' })).toEqual({ ...none, businessName: needed });
});

test.each(['noor', 'noor@kiln', '@kiln.test', 'noor@kiln.test, x@y.test', 'no or@kiln.test'])(
  '%s is no email',
  (email) => {
    expect(signUpErrors({ ...filled, email }).email).toBe(
      "Your email address doesn't appear to be valid. Please correct it and try again.",
    );
  },
);

test('a whole form has nothing wrong, spaces and capitals around the email included', () => {
  expect(signUpErrors({ ...filled, email: '  Noor@KILN.test ' })).toEqual(none);
});
