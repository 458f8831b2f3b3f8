import { expect, test } from 'vitest';
import { formErrors } from './accountForm.ts';
import { emptySignup } from './signupData.ts';

const filled = {
  ...emptySignup().form,
  businessName: 'Kiln',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@kiln.test',
};

test('the four required fields are marked, and the captcha', () => {
  expect(Object.keys(formErrors(emptySignup().form, null)).sort()).toEqual(
    ['altcha', 'businessName', 'email', 'firstName', 'lastName'].sort(),
  );
  expect(formErrors({ ...filled, businessName: '   ' }, 'x')).toHaveProperty('businessName');
});

test.each(['noor', 'noor@kiln', '@kiln.test', 'noor@kiln.test, x@y.test', 'no or@kiln.test'])(
  '%s is no email',
  (email) => {
    expect(formErrors({ ...filled, email }, 'x').email).toBe(
      "Your email address doesn't appear to be valid. Please correct it and try again.",
    );
  },
);

test('a whole form has nothing wrong, spaces and capitals around the email included', () => {
  expect(formErrors({ ...filled, email: '  Noor@KILN.test ' }, 'x')).toEqual({});
});

test('without the captcha the hint is that of the specification', () => {
  expect(formErrors(filled, null)).toEqual({ altcha: 'Please check the box above.' });
});
