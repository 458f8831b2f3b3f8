import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * A write of the library. Everything that the page has shown may say otherwise afterwards (names, citations, menus), so all of it is
 * asked for anew; after a refusal too, because somebody else may have been at work.
 */
export function useLibraryMutation<Answer, Variables = void>(
  options: UseMutationOptions<Answer, Error, Variables>,
) {
  const client = useQueryClient();
  return useMutation({ ...options, onSettled: () => void client.invalidateQueries() });
}
