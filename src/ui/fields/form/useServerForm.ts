import { type FormErrors, useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/apiClient.ts';
import { toastSomethingWentWrong } from '../../toasts/errorToasts.ts';

/** What of a mutation a form needs. Its variables are the values of the form. */
export interface Submission<V> {
  mutateAsync: (values: V) => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
}

interface Options<V> {
  initialValues: V;
  /** What is known to be wrong when the form opens, by field. */
  initialErrors?: FormErrors;
  /** Each field is checked as it changes from the beginning, and not only once the form was sent. */
  isCheckedAsTyped?: boolean;
  /** What is wrong, by field, from the rules of the feature. Empty when nothing is. */
  validate?: (values: V) => FormErrors;
  mutation: Submission<V>;
  onValuesChange?: (values: V) => void;
  /** Called when the rules refused what was sent. */
  onInvalid?: (errors: FormErrors) => void;
  /** How a failure is told that concerns no field: by a toast, by the form itself (`failure`), or at a field that is named here. */
  failureAs?: 'toast' | 'ownText' | { field: keyof V & string };
  /** The field at which the server's word on something stands that is sent by another name than it is typed: `{ on: 'day' }`. */
  fieldsBySent?: Readonly<Record<string, keyof V & string>>;
  /** The parts of values that have a field of their own, as in `notices.0.on`. Any other part is told of as what concerns no field. */
  partsWithField?: RegExp;
}

const fieldsOf = (
  error: Error | null,
  fieldsBySent: Readonly<Record<string, string>>,
): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields).map(([sent, text]) => [fieldsBySent[sent] ?? sent, text]),
      )
    : {};

/** The form's element, whose first field in error gets the focus once `takesFocus` is said. */
function useFocusOnError() {
  const element = useRef<HTMLFormElement>(null);
  const takesFocus = useRef(false);
  // The field is known by its mark, which the rendering of the errors sets.
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  return { element, takesFocus };
}

/**
 * A form whose values are sent by a mutation. It is checked when it is sent, and from then on each field as it changes; what
 * the server refuses comes to stand at its field in the same way, and the first field in error gets the focus.
 */
export function useServerForm<V extends Record<string, unknown>>(options: Options<V>) {
  const { initialValues, initialErrors, isCheckedAsTyped = false, validate, mutation } = options;
  const { onValuesChange, onInvalid, failureAs = 'toast', fieldsBySent = {}, partsWithField } = options;
  const [isTried, setTried] = useState(isCheckedAsTyped);
  const form = useForm<V>({
    initialValues,
    initialErrors,
    onValuesChange,
    validateInputOnChange: isTried,
    validate: (values) => validate?.(values) ?? {},
  });

  const { element, takesFocus } = useFocusOnError();

  const isAtField = (error: Error) =>
    typeof failureAs === 'object' ||
    Object.keys(fieldsOf(error, fieldsBySent)).some(
      (name) => name in initialValues || partsWithField?.test(name),
    );

  const refuse = (error: Error) => {
    takesFocus.current = true;
    const fallback = typeof failureAs === 'object' ? { [failureAs.field]: error.message } : {};
    form.setErrors((errors) => ({ ...errors, ...fallback, ...fieldsOf(error, fieldsBySent) }));
    if (failureAs === 'toast' && !isAtField(error)) toastSomethingWentWrong(error);
  };
  const send = (values: V) => {
    setTried(true);
    if (mutation.isPending) return;
    void mutation.mutateAsync(values).then(() => {
      // A form that was emptied meanwhile begins anew.
      if (form.getValues() === values) form.resetDirty(values);
    }, refuse);
  };
  const invalid = (errors: FormErrors) => {
    setTried(true);
    takesFocus.current = true;
    onInvalid?.(errors);
  };
  return {
    values: form.values,
    errors: form.errors,
    setValue: form.setFieldValue,
    reset: () => {
      setTried(isCheckedAsTyped);
      form.reset();
    },
    field: form.getInputProps,
    /** For the `form` element. */
    props: { ref: element, noValidate: true, onSubmit: form.onSubmit(send, invalid) },
    isPending: mutation.isPending,
    /** Something was changed since the form opened or was saved. */
    isDirty: form.isDirty(),
    /** Why the server refused, where that concerns no field of the form. */
    failure: mutation.error && !isAtField(mutation.error) ? mutation.error : null,
  };
}

export type ServerForm<V extends Record<string, unknown>> = ReturnType<typeof useServerForm<V>>;
