import { readCustomers } from '@plumbline/resources/commands/brokers';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { type CustomerState, customerStates } from '@plumbline/resources/rules/brokers/index';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { callCommand } from '../../../data/session/callCommand';

export type CustomerPage = AnswerOf<typeof readCustomers>;
export type Customer = CustomerPage['customers'][number];
export type ChosenCustomers = ReturnType<typeof useCustomers>;

/** The page of customers selected in the URL, and functions to change the selection. */
export function useCustomers() {
  const { instance, contact } = useActor();
  const [asked, setAsked] = useSearchParams();
  const search = asked.get('search') ?? '';
  const broker = asked.get('by');
  const state: CustomerState = customerStates.find((one) => one === asked.get('state')) ?? 'all';
  const page = Math.max(1, Number(asked.get('page')) || 1);
  const input = {
    state,
    page: String(page),
    ...(search ? { search } : {}),
    ...(broker ? { broker } : {}),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', instance, contact, input],
    queryFn: ({ signal }) => callCommand(readCustomers, { input }, { signal }),
    placeholderData: keepPreviousData,
  });
  /** Any other filter starts on the first page. */
  const choose = (next: { search?: string; by?: string; state?: string; page?: string }) =>
    setAsked(
      (before) => {
        const { page: _page, ...kept } = Object.fromEntries(before);
        return new URLSearchParams(
          Object.entries({ ...kept, ...next }).filter(([, value]) => value !== '' && value !== undefined),
        );
      },
      { replace: true },
    );
  return { data, error, refetch, search, broker, state, page, choose };
}
