import { Box, FormHelperText } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  label: string;
  isRequired?: boolean;
  problem?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** Several inputs that form one field: an address, phone numbers, files, a list. */
export function FieldGroup({ label, isRequired = false, problem, action, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1, minHeight: 24 }}
      >
        <Box
          id={id}
          component="span"
          sx={{ fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' }}
        >
          {label}
          {isRequired && (
            <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
              {' '}
              *
            </Box>
          )}
        </Box>
        {action}
      </Box>
      {children}
      {problem && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
