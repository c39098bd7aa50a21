import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentClient } from '../offline';
import { apiFetch } from '../session/session';
import { type FilePlace, fileAddress } from './fileAddress';
import { pickedFile } from './pickedFiles';

interface FileContent {
  url: string | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** An object URL for <img> and <a>, which cannot send the token the API requires. */
export function useFileContent(place: FilePlace, hash: string, size?: 'thumb'): FileContent {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['file', place.resource, place.id, hash, size],
    queryFn: () => readFile(place, hash, size),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 300_000,
    retry: 1,
    placeholderData: keepPreviousData,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, isPending: isPending || (data !== undefined && !url), error, refetch: () => void refetch() };
}

/** From this tab, else from the local store (a photo not uploaded yet), else from the server. */
export async function readFile(place: FilePlace, hash: string, size?: 'thumb'): Promise<Blob> {
  const here =
    pickedFile(hash) ??
    (await currentClient()
      ?.photo(hash)
      .catch(() => undefined));
  if (here) return here;
  const response = await apiFetch(fileAddress(place, hash, size));
  return response.blob();
}
